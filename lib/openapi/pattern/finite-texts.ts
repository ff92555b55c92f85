import type { Part, Sequence } from './pattern-tree';

function repeatTexts(one: readonly string[], { times }: Part, max: number) {
  if (times.max > max) return undefined;
  let texts: readonly string[] = [];
  let repeated: readonly string[] = [''];
  for (let count = 0; count <= times.max; count += 1) {
    if (count >= times.min) texts = [...texts, ...repeated];
    if (texts.length > max) return undefined;
    if (count === times.max) break;
    if (repeated.length * one.length > max) return undefined;
    repeated = repeated.flatMap((text) => one.map((next) => text + next));
  }
  return texts;
}

function listPartTexts(part: Part, max: number): readonly string[] | undefined {
  if (part.choices === undefined)
    return part.set.isNegated ? undefined : repeatTexts([...part.set.chars], part, max);
  const choices = part.choices.map((choice) => listTexts(choice, max));
  const known = choices.filter((one) => one !== undefined);
  return known.length < choices.length ? undefined : repeatTexts(known.flat(), part, max);
}

/** Lists all texts that a sequence allows, without repetition; `undefined` for more than `max`. */
export function listTexts(parts: Sequence, max: number): readonly string[] | undefined {
  let texts: readonly string[] = [''];
  for (const part of parts) {
    const next = listPartTexts(part, max);
    if (next === undefined || texts.length * next.length > max) return undefined;
    texts = texts.flatMap((text) => next.map((one) => text + one));
  }
  return [...new Set(texts)];
}
