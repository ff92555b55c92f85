import { readSiteFile } from '@/lib/content/load/read-site-file';
import { siteSchema } from '@/lib/content/schemas/site';
import type { ContentError } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { DEFAULT_LANGUAGE } from '@/lib/words/languages';
import { type Answers, buildSite } from './build-content';

/** Answers where nobody gives others: the colours are those that ship. */
export function readDefaults(): Omit<Answers, 'name'> {
  const { primary, secondary } = readSiteFile().theme;
  return {
    ...{ email: 'developers@example.com', url: 'https://developer.example.com' },
    ...{ primary, secondary, lang: DEFAULT_LANGUAGE },
  };
}

/** Lists what the `content/site.json` of a new portal would have wrong: a name with a comma, say. */
export function listSiteErrors(site: object): readonly ContentError[] {
  const text = JSON.stringify(site);
  const loader = createLoader({ ...createDisk('.'), readText: () => text });
  loader.load(siteSchema, 'content/site.json', {});
  return loader.errors;
}

/** Answers as people write them, by how they are meant: what is left out of one is added. */
const NORMALISED: Partial<Record<keyof Answers, (answer: string) => string>> = {
  lang: (answer) => answer.toLowerCase(),
  primary: addHash,
  secondary: addHash,
  url: (answer) =>
    (/^https?:\/\//i.test(answer) ? answer : `https://${answer}`).replace(/\/+$/, ''),
};

function addHash(colour: string): string {
  return /^[\da-f]+$/i.test(colour) ? `#${colour}` : colour;
}

/** An answer as `content/site.json` wants it: `https://developer.example.com` for `developer.example.com/`. */
export function normaliseAnswer(key: keyof Answers, answer: string): string {
  const text = answer.trim();
  return NORMALISED[key]?.(text) ?? text;
}

/** @returns what is wrong with one answer, `undefined` for nothing. */
export function getAnswerError(key: keyof Answers, value: string): string | undefined {
  const answers = { name: 'Provider', ...readDefaults(), [key]: value };
  return listSiteErrors(buildSite(answers, []))[0]?.message;
}
