import { parseArgs } from 'node:util';
import { asString, isRecord } from '@/lib/search/json-values';
import { type Portal, ToolError } from '../portal';
import { runTool, type Tool } from '../tools/tool';

/** Environment variable that names another portal. */
export const PORTAL_VARIABLE = 'DOCS_PORTAL';

/** Request of a terminal or an agent. */
export type Command = {
  /** Portal that is named, if any. */
  readonly portal: string | undefined;
  readonly isHelp: boolean;
  /** Name of a command, empty for none, and the words after it. */
  readonly name: string;
  readonly words: readonly string[];
  /** Options besides, for the tool: `--limit 3`. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
};

/**
 * Parses the arguments of the program.
 * @throws {ToolError} for an option that no tool has.
 */
export function parseCommand(args: readonly string[], tools: readonly Tool[]): Command {
  const known = tools.flatMap(({ properties }) => Object.entries(properties));
  const own = Object.fromEntries(
    known.map(([name, { type }]) => [
      name,
      { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...own, portal: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const { portal, help, ...options } = values;
    const [name = '', ...words] = positionals;
    return {
      ...{ name, words, options, isHelp: help === true },
      portal: typeof portal === 'string' ? portal : undefined,
    };
  } catch (error) {
    throw new ToolError(isRecord(error) ? asString(error.message) : String(error));
  }
}

/** How the program is used, in lines of a terminal. */
export function describeUsage(tools: readonly Tool[], portal: string): string {
  const width = Math.max(...tools.map(({ command }) => describeCommand(command).length));
  return [
    'Without a command: a server of the Model Context Protocol over standard input and output.',
    'With one, the same tools in a terminal:',
    '',
    ...tools.map((tool) => `  ${describeCommand(tool.command).padEnd(width)}  ${tool.title}`),
    '',
    'For the checks of a repository:',
    '',
    `  ${'lock PATHS'.padEnd(width)}  Write the operations and fields that files use to api-lock.json`,
    `  ${'doctor FILE [NEXT]'.padEnd(width)}  Check a recording: HAR, Postman, .http, a log. Fail where something is to be mended`,
    `  ${''.padEnd(width)}  NEXT is the document of a release to come: what it would break`,
    `  ${'check'.padEnd(width)}  Fail where the newest release breaks what api-lock.json names`,
    '',
    `--portal ADDRESS   another portal, or the folder of an export; ${PORTAL_VARIABLE} names it, too.`,
    `                   By default ${portal}`,
    ...tools.flatMap(({ command, properties }) =>
      Object.entries(properties)
        .filter(([name]) => name !== command.property)
        .map(
          ([name, { description }]) => `--${name}`.padEnd(19) + `${command.name}: ${description}`,
        ),
    ),
  ].join('\n');
}

const describeCommand = ({ name, property }: Tool['command']) =>
  `${name} ${property.toUpperCase()}`;

/**
 * Runs a command of the terminal.
 * @returns what to print.
 * @throws {ToolError}
 */
export async function runCommand(
  { name, words, options }: Command,
  tools: readonly Tool[],
  portal: Portal,
): Promise<string> {
  const tool = tools.find(({ command }) => command.name === name);
  if (!tool) {
    const names = [...tools.map(({ command }) => command.name), 'lock', 'check', 'doctor'].join(
      ', ',
    );
    throw new ToolError(`There is no command ${name}; there are ${names}.`);
  }
  const entries = Object.entries(options).map(([key, value]) => {
    const isNumber = tool.properties[key]?.type === 'integer';
    return [key, isNumber ? Number(value) : value];
  });
  const text = words.join(' ');
  const own = text === '' ? {} : { [tool.command.property]: text };
  return runTool(tool, portal, { ...Object.fromEntries(entries), ...own });
}
