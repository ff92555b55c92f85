import type { ErrorCode } from 'yaml';

/** What a writer does about a fault, where its message does not say so itself. */
const FIXES: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'An alias stands alone: take the anchor or tag away.',
  BAD_ALIAS: 'Give the anchor or alias a name, and leave a space before the colon.',
  BAD_DIRECTIVE: 'Remove the line that begins with %.',
  BAD_DQ_ESCAPE: 'Write the backslash twice, or use single quotes.',
  BAD_INDENT: 'Line it up with what it belongs to.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Put a value with a colon and a space in quotes, or begin it on a line of its own.',
  BLOCK_IN_FLOW: 'Put a comma between the members, or a value with a colon in quotes.',
  KEY_OVER_1024_CHARS: 'Put long text in quotes, or after a key and | on lines of its own.',
  MISSING_CHAR: 'Add it, or put the text in quotes.',
  MULTILINE_IMPLICIT_KEY: 'A key and its colon belong on one line; put longer text in quotes.',
  RESOURCE_EXHAUSTION: 'It is nested deeper than can be read; move inner schemas to components.',
  TAB_AS_INDENT: 'Use spaces.',
  UNEXPECTED_TOKEN: 'Remove it, or put the text in quotes.',
};

/** A sentence that says how to mend a fault of this kind; empty where the fault says all. */
export function getYamlFix(code: ErrorCode): string {
  return FIXES[code] ?? '';
}
