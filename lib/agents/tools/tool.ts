import { isRecord } from '@/lib/search/json-values';
import { cutText } from '@/lib/text/cut-text';
import { type Portal, ToolError } from '../portal';

/** Longest text that a caller may send, in characters. */
const MAX_INPUT_CHARS = 1000;

/** Longest text of a result, in characters: about ten thousand tokens. */
export const MAX_RESULT_CHARS = 40_000;

/** Input of a tool: only what its properties name, each of the type they state. */
export type ToolInput = Readonly<Record<string, string | number | boolean>>;

/** Property of an input, in JSON Schema. */
type ToolProperty = {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Call that an agent can make to the portal; none changes anything. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, ToolProperty>>;
  readonly required: readonly string[];
  /** File of the export that it answers from, where not every portal has one. */
  readonly file?: string;
  /** Command of the terminal, and the property that its words are. */
  readonly command: { readonly name: string; readonly property: string };
  /** @throws {ToolError} */
  readonly run: (portal: Portal, input: ToolInput) => Promise<string>;
};

/** JSON Schema of a tool's input. */
export function getInputSchema({ properties, required }: Tool) {
  return { type: 'object', properties, required, additionalProperties: false };
}

/**
 * Checks the input of a tool and runs it.
 * @returns text of at most `MAX_RESULT_CHARS` and a remark.
 * @throws {ToolError} for an input that its schema does not allow.
 */
export async function runTool(tool: Tool, portal: Portal, input: unknown): Promise<string> {
  const text = await tool.run(portal, checkInput(tool, input));
  if (text.length <= MAX_RESULT_CHARS + 200) return text;
  return `${cutText(text, MAX_RESULT_CHARS)}\n\n[Cut: ask for less.]`;
}

function checkInput({ name, properties, required }: Tool, input: unknown): ToolInput {
  if (!isRecord(input)) throw new ToolError(`${name} takes an object.`);
  const missing = required.find((key) => String(input[key] ?? '').trim() === '');
  if (missing !== undefined) throw new ToolError(`${name} needs "${missing}".`);
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      const known = Object.keys(properties).join(', ') || 'nothing';
      if (!property) throw new ToolError(`${name} does not know "${key}"; it takes ${known}.`);
      return [key, checkValue(key, value, property)];
    }),
  );
}

function checkValue(key: string, value: unknown, property: ToolProperty) {
  const { type, enum: values, minimum = 0, maximum = Infinity } = property;
  if (type === 'boolean' && typeof value === 'boolean') return value;
  if (type === 'integer' && typeof value === 'number' && Number.isInteger(value))
    if (value >= minimum && value <= maximum) return value;
  if (type === 'string' && typeof value === 'string' && value.length <= MAX_INPUT_CHARS)
    if (!values || values.includes(value)) return value;
  const expected = values?.join(', ') ?? describeRange(property);
  throw new ToolError(`"${key}" is not valid: expected ${expected}.`);
}

function describeRange({ type, minimum = 0, maximum }: ToolProperty): string {
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return `a text of at most ${MAX_INPUT_CHARS} characters`;
  return `a whole number from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

/** Text of an input; empty where it is absent. */
export function getText(input: ToolInput, key: string): string {
  const value = input[key];
  return typeof value === 'string' ? value.trim() : '';
}
