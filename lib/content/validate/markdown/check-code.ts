import { normalizeLanguage } from '@/lib/markdown/rehype-code.mjs';
import type { Report } from '../../source/fill';
import { formatPosition, type MdxNode } from '../../source/mdx-tree';
import { findFenceError } from '../../source/syntax-errors';

/** Texts in quotes and comments of programs, which may have any letter. */
const TEXTS =
  /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|`(?:\\[^]|[^`\\])*`|(?:^|\s)(?:#|\/\/).*|\/\*[^]*?\*\//gm;

/** Languages whose own text, outside of quotes, is that of readers. */
const PROSE = ['text', 'html', 'http', 'yaml'];

/** Dash of typography where an option begins. */
const LONG_DASH = /(?:^|\s)[\u2010-\u2015\u2212]+(?=[a-z])/im;

/** Quotes of typography, and those of JSON inside of the quotes of a shell. */
const CURLY_QUOTE = /[“”„‘’]/;
const CURLY_KEY = /[{[]\s*[“”„]/;

/** Whether code has a dash or a quote that a word processor made of the one that was typed. */
function hasTypography({ type, lang, value = '' }: MdxNode): boolean {
  if (type === 'inlineCode') return LONG_DASH.test(value);
  if (PROSE.includes(normalizeLanguage(lang ?? ''))) return false;
  const program = value.replace(TEXTS, '""');
  return LONG_DASH.test(program) || CURLY_QUOTE.test(program) || CURLY_KEY.test(value);
}

function checkInlineCode(node: MdxNode, written: string, report: Report): void {
  const isFence = written.startsWith('```') || /^(`+).*\n[^]*\n[\s>]*\1$/.test(written);
  if (isFence && !node.value?.includes('`'))
    report(
      formatPosition(node),
      'a fence begins and ends on a line of its own, with three backticks: ```',
    );
}

/** Reports code that no program understands, and fences that do not begin or end where they should. */
export function checkCode(node: MdxNode, source: string, report: Report): void {
  const first = node.position?.start.line ?? 1;
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  if (/[\u00A0\u00AD\u2000-\u200A\u202F\u205F]/.test(node.value ?? ''))
    report(
      formatPosition(node),
      'this code has a space or a hyphen that no program takes for one. Type it anew',
    );
  if (hasTypography(node))
    report(
      formatPosition(node),
      'this code has a dash or quotes of typography. Type them anew: - " \'',
    );
  if (node.type === 'inlineCode') return checkInlineCode(node, written, report);
  const fence = /^(?:`{3,}|~{3,})/.exec(written)?.[0] ?? '```';
  const error = findFenceError(written);
  if (error !== '') report(formatPosition(node), error);
  const lines = (node.value ?? '').split('\n');
  const inner = lines.findIndex((line) => line.trim().startsWith(fence));
  if (inner !== -1)
    report(
      `line ${first + inner + 1}`,
      `a fence inside of the one of line ${first}. End that with ${fence} before, or begin it with ${fence}\``,
    );
}
