import type { Screen } from './terminal.ts';

/** Shows how far something is. */
export interface ProgressBar {
  /** @param count how many more are done */
  advance(count: number): void;
  /** Takes the bar off the screen. */
  end(): void;
}

export const SILENT_BAR: ProgressBar = { advance: () => {}, end: () => {} };

const REDRAW_MS = 50;
const TO_LINE_START = '\r\x1b[K';

/** A bar in one line of the screen, such as `Reading files ━━━━━━──────  5,000 of 10,000`. */
export function createProgressBar(
  screen: Screen,
  label: string,
  total: number,
  clock: () => number = performance.now.bind(performance),
): ProgressBar {
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = () => {
    drawnAt = clock();
    screen.write(`${TO_LINE_START}${barLine(label, done, total, screen.columns)}`);
  };
  draw();
  return {
    advance: (count) => {
      done += count;
      if (done >= total || clock() - drawnAt >= REDRAW_MS) draw();
    },
    end: () => screen.write(TO_LINE_START),
  };
}

/** One line of at most `columns - 1` signs, so that no terminal breaks it. */
export function barLine(label: string, done: number, total: number, columns: number): string {
  const figures = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  const room = Math.min(40, columns - 1 - label.length - figures.length - 3);
  if (room < 5) return `${label} ${figures}`.slice(0, Math.max(0, columns - 1));
  const filled = total === 0 ? room : Math.round((Math.min(done, total) / total) * room);
  return `${label} ${'━'.repeat(filled)}${'─'.repeat(room - filled)}  ${figures}`;
}
