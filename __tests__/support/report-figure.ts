import { appendFileSync } from 'node:fs';
import type { FIGURES } from '@/lib/pages/proof/claims';

/**
 * Reports a number of what the running suite tries, which the page `/proof/` shows beside its result.
 * @param part What it is a number of, where there are several: a language.
 */
export function reportFigure(name: (typeof FIGURES)[number], count: number, part = ''): void {
  const file = process.env.TEST_FIGURES;
  if (!file) return;
  const { testPath: suite } = expect.getState();
  appendFileSync(file, `${JSON.stringify({ suite, name, part, count })}\n`);
}
