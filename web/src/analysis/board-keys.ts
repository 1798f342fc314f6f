/** Keys of the analysis board. On the map itself, arrows move over its squares. */
import type { AnalysisBoard } from './board.svelte';
import { lastOf } from './tree';

export function boardKeys(event: KeyboardEvent, board: AnalysisBoard): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !board.node) {
    return;
  }
  const target = event.target as Element;
  if (target.closest?.('input, select, textarea, [role=grid], dialog')) return;
  const steps: Record<string, () => Promise<void>> = {
    ArrowLeft: () => board.back(),
    ArrowRight: () => board.forth(),
    ArrowUp: () => board.aside(-1),
    ArrowDown: () => board.aside(1),
    Home: () => board.go(board.tree!.root),
    End: () => board.go(lastOf(board.node!)),
    Delete: () => board.remove(),
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  void step();
}
