import { expect, it } from 'vitest';
import { fromFragment, toFragment } from '../../src/analysis/share-link';

const tree = {
  header: { rules: 'kingdomino(players=2)', start: null, seats: [], tags: { event: 'Łódź ♔' } },
  remarks: ['é'],
  nodes: Array.from({ length: 300 }, (_, at) => ({
    parent: at - 1,
    event: `claim K${at}`,
    seat: 0,
  })),
};

it('gives back the whole tree and the place that was shown', async () => {
  const fragment = await toFragment(tree, 7);
  expect(fragment.length).toBeLessThan(JSON.stringify(tree).length / 4);
  expect(await fromFragment(fragment)).toEqual({ tree, at: 7 });
});

it('makes nothing of a broken link', async () => {
  const fragment = await toFragment(tree, 7);
  expect(await fromFragment(fragment.slice(0, -40))).toBeNull();
  expect(await fromFragment('tree=%%%')).toBeNull();
  expect(await fromFragment('')).toBeNull();
});
