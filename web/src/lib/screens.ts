/** The screens that are loaded when they are needed, each with its words. */
import { REFUSALS, words } from './messages.svelte';

/** A loader of a screen and of the files of its words. */
function screen<Module>(
  load: () => Promise<Module>,
  ...files: readonly string[]
): () => Promise<Module> {
  return async () => (await Promise.all([load(), words(...files)]))[0];
}

export const tableScreen = screen(() => import('../table/TableScreen.svelte'), ...REFUSALS);
export const joinScreen = screen(() => import('../lobby/JoinScreen.svelte'));
export const chancePicker = screen(() => import('../table/ChancePicker.svelte'), 'pad');
export const hostOptions = screen(() => import('../home/HostOptions.svelte'), 'together');
export const rulesPage = screen(() => import('../rules/RulesPage.svelte'), 'help');
export const rulesPanel = screen(() => import('../rules/RulesPanel.svelte'), 'help');
export const scorePad = screen(() => import('../pad/ScorePad.svelte'), 'pad', ...REFUSALS);
export const hintCard = screen(() => import('../table/HintCard.svelte'), 'analysis', 'review');
export const reviewScreen = screen(
  () => import('../review/ReviewScreen.svelte'),
  'analysis',
  ...REFUSALS,
);
export const learnScreen = screen(
  () => import('../learn/LearnScreen.svelte'),
  'lessons',
  ...REFUSALS,
);
export const tablesScreen = screen(() => import('../together/TablesScreen.svelte'), ...REFUSALS);
export const profileScreen = screen(() => import('../together/ProfileScreen.svelte'), ...REFUSALS);
export const ratingsScreen = screen(() => import('../together/RatingsScreen.svelte'), 'together');
export const puzzleScreen = screen(
  () => import('../puzzles/PuzzleScreen.svelte'),
  'analysis',
  'puzzles',
  ...REFUSALS,
);
export const analysisScreen = screen(
  () => import('../analysis/AnalysisScreen.svelte'),
  'analysis',
  'board',
  'pad',
  'variations',
  ...REFUSALS,
);
