import { readOptions } from '@/lib/kit/system/run-main';
import type { Answers } from './build-content';
import type { NewDocument } from './read-document';

/** Help of `npm run init`. */
export const USAGE = `npm run init -- --name NAME [--openapi FILE-OR-ADDRESS]… [--email ADDRESS] [--url ORIGIN]
                  [--primary #hex] [--secondary #hex] [--lang LANGUAGE] [--yes]
  Makes this clone the portal of another provider. The shipped content moves to examples/. git takes it back:
  git checkout . && git clean -fd content examples
  A terminal asks for name, documents, language, colour and address where they are missing;
  --yes takes the defaults instead.`;

/** Answers of the command line or a terminal, and the documents or where they are. */
export type Options = Partial<Answers> & {
  /** Files and addresses. */
  readonly openapi: readonly string[];
  /** Documents among them that were read. */
  readonly documents?: readonly NewDocument[];
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
