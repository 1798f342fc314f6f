/** The rules over whatever is shown: the game they are about, or nothing. */
import type { RulesView } from '../protocol';

const shown: { game: string; cited: string; table: RulesView | null; refused: string } = $state({
  game: '',
  cited: '',
  table: null,
  refused: '',
});

export const rulesPanel = {
  get game(): string {
    return shown.game;
  },
  /** The rule that the panel was opened for. */
  get cited(): string {
    return shown.cited;
  },
  /** The rules of the table behind the panel, if there is one. */
  get table(): RulesView | null {
    return shown.table?.game === shown.game ? shown.table : null;
  },
  set table(rules: RulesView | null) {
    shown.table = rules;
  },
  /** The rule that the last answer to an impossible try was about. */
  get refused(): string {
    return shown.refused;
  },
  set refused(rule: string | null) {
    shown.refused = rule ?? '';
  },
  open(game: string, cited = ''): void {
    shown.game = game;
    shown.cited = cited;
  },
  close(): void {
    shown.game = '';
  },
};
