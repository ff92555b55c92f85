import { readSiteFile } from '@/lib/content/load/read-site-file';
import { siteSchema } from '@/lib/content/schemas/site';
import type { ContentError } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { readOptions } from '@/lib/kit/system/run-main';
import { DEFAULT_LANGUAGE } from '@/lib/words/languages';
import { type Answers, buildSite } from './build-content';
import { PIPELINE_HOSTS } from './build-repository';
import type { NewDocument } from './read-document';

/** Help of `npm run init`. */
export const USAGE = `npm run init -- --name NAME [--openapi FILE-OR-ADDRESS]… [--email ADDRESS] [--url ORIGIN]
                  [--primary #hex] [--secondary #hex] [--lang LANGUAGE] [--host HOST] [--yes]
  Makes this clone the portal of another provider. The shipped content moves to examples/. git takes it back:
  git checkout . && git clean -fd content examples
  --host writes how the repository publishes it: ${PIPELINE_HOSTS.join(', ')}.
  A terminal asks for name, documents, language, colour and address where they are missing;
  --yes takes the defaults instead.`;

/** Answers of the command line or a terminal, and the documents or where they are. */
export type Options = Partial<Answers> & {
  /** Files and addresses. */
  readonly openapi: readonly string[];
  /** Documents among them that were read. */
  readonly documents?: readonly NewDocument[];
  /** Host that the repository publishes to. */
  readonly host?: string;
};

/** Options of the command line. */
type CommandLine = {
  readonly options: Options;
  readonly isHelp: boolean;
  /** Whether a terminal may ask for what is missing. */
  readonly mayAsk: boolean;
};

/** @throws for an option that does not exist. */
export function parseOptions(args: readonly string[]): CommandLine {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = readOptions(
    {
      args: [...args],
      options: {
        ...{ name: text, email: text, url: text, primary: text, secondary: text, lang: text },
        host: text,
        openapi: { type: 'string', multiple: true },
        help: flag,
        yes: flag,
      },
    },
    USAGE,
  );
  const { help, yes, openapi = [], ...answers } = values;
  return { options: { ...answers, openapi }, isHelp: help, mayAsk: !yes };
}

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
