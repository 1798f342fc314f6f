/** Applies a `changes` message to the view that it was computed from. Parts that did not change stay the same objects. */
import type { Changes, Splice, TableView } from '../protocol';

type Part = Record<string, unknown> | unknown[];

/** The view after the changes, or null if it does not have the parts that they refer to. */
export function applyChanges(view: TableView, changes: Changes): TableView | null {
  const copies = new Set<unknown>();
  const root: Record<string, unknown> = { ...view };
  copies.add(root);
  for (const [pointer, value] of Object.entries(changes.values)) {
    if (!replace(root, pointer, copies, () => value)) return null;
  }
  for (const [pointer, splice] of Object.entries(changes.splices)) {
    if (!replace(root, pointer, copies, (list) => spliced(list, splice))) return null;
  }
  return root as unknown as TableView;
}

function spliced(list: unknown, { at, removed, items }: Splice): unknown {
  if (!Array.isArray(list) || at + removed > list.length) return undefined;
  return [
    ...(list as unknown[]).slice(0, at),
    ...items,
    ...(list as unknown[]).slice(at + removed),
  ];
}

/** Replace the part at a JSON pointer, copying what contains it once; false if there is no such part. */
function replace(
  root: Part,
  pointer: string,
  copies: Set<unknown>,
  change: (old: unknown) => unknown,
): boolean {
  const names = pointer.split('/').slice(1);
  const last = names.pop();
  if (last === undefined) return false;
  let part = root;
  for (const name of names) {
    const inner = read(part, name);
    if (typeof inner !== 'object' || inner === null) return false;
    const copy = copies.has(inner) ? (inner as Part) : copied(inner as Part);
    copies.add(copy);
    write(part, name, copy);
    part = copy;
  }
  const value = change(read(part, last));
  if (value === undefined || read(part, last) === undefined) return false;
  write(part, last, value);
  return true;
}

const copied = (part: Part): Part => (Array.isArray(part) ? [...part] : { ...part });

const read = (part: Part, name: string): unknown =>
  Array.isArray(part) ? part[Number(name)] : part[name];

function write(part: Part, name: string, value: unknown): void {
  if (Array.isArray(part)) part[Number(name)] = value;
  else part[name] = value;
}
