import * as words from '@/.generated/words/ui/remark';
import { MAX_LINK_CHARS, printMailLink } from '@/lib/routes/mail-link';
import { cutText } from '@/lib/text/cut-text';
import { maskCardNumbers } from '@/lib/workbench/cards/card-numbers';
import { GAP } from './read-range';

/** What a remark is about. */
export type Remark = {
  /** Title of the page. */
  readonly title: string;
  /** Selected text, as of `readRange`. */
  readonly text: string;
  /** Address of the page. */
  readonly page: Pick<Location, 'origin' | 'pathname' | 'search'>;
  /** Id of the heading above the text; empty for none. */
  readonly id: string;
  /** Directive that leads to the text, as of `printTextFragment`; empty for none. */
  readonly directive: string;
  /** Id of the build that made the page; empty where it names none. */
  readonly build: string;
  /** Language of the page: `en`. */
  readonly lang: string;
};

/** Most characters of a quote: the first number with which the link is not too long. */
const QUOTE_CHARS = [300, 200, 120, 60, 30];

const MAX_TITLE_CHARS = 100;

/** A version such as `2.3.0`: no other text of the address comes along. */
const VERSION = /^[\w.+-]{1,20}$/;

/** The release that the address of a page asks for; empty for the newest. */
function getRelease({ search }: Remark['page']): string {
  const version = new URLSearchParams(search).get('version') ?? '';
  return VERSION.test(version) ? version : '';
}

/** Address of the place, of whose query only the release stays. */
function printAddress({ page, id, directive }: Remark): string {
  const release = getRelease(page);
  const query = release === '' ? '' : `?version=${encodeURIComponent(release)}`;
  const fragment = directive === '' ? id : `${id}:~:${directive}`;
  return `${page.origin}${page.pathname}${query}${fragment === '' ? '' : `#${fragment}`}`;
}

/** Signs that would be markup in an issue. */
const MARKUP = /[\\`*<[\]~|&]|^[#>+-]/g;

/** Text as a quote in Markdown; card numbers are masked before it is cut. */
function printQuote(text: string, max: number, isIssue: boolean): string {
  const lines = text.replaceAll(GAP, '').split('\n');
  const seen = lines.map((line) => line.trim()).filter(Boolean);
  const whole = maskCardNumbers(seen.join('\n'));
  const cut = cutText(whole, max);
  return (cut === whole ? whole : `${cut.replace(/\s+\S*$/, '')}…`)
    .split('\n')
    .map((line) => `> ${isIssue ? line.replace(MARKUP, String.raw`\$&`) : line}`)
    .join('\n');
}

/** Text of an issue or a mail: the quote, room for the remark, then where it stands. */
function printText(remark: Remark, max: number, isIssue: boolean): string {
  const release = getRelease(remark.page);
  const facts = [
    `${words.page}: <${printAddress(remark)}>`,
    remark.build && `${words.build}: ${remark.build}`,
    release && `${words.release}: ${release}`,
    `${words.language}: ${remark.lang}`,
  ];
  const end = facts.filter(Boolean).join(isIssue ? '  \n' : '\n');
  return `${printQuote(remark.text, max, isIssue)}\n\n\n\n${end}\n`;
}

/** A new issue with title and text, in the parameters of GitLab where the address is one of it, else in those of GitHub. */
function printIssueLink(issues: string, title: string, text: string): string {
  const url = new URL(issues);
  const isGitLab = url.pathname.includes('/-/issues/');
  url.searchParams.set(isGitLab ? 'issue[title]' : 'title', title);
  url.searchParams.set(isGitLab ? 'issue[description]' : 'body', text);
  return url.href;
}

/** Whether remarks go to an issue tracker, not to a mail address. */
export const isIssueTracker = (to: string) => to.startsWith('https:');

/**
 * Prints the link that begins a remark: a new issue or a mail, with a quote that is cut until the link is short enough.
 * @param to address of new issues of a tracker, or a mail address.
 */
export function printRemarkLink(to: string, remark: Remark): string {
  const isIssue = isIssueTracker(to);
  const title = words.title(maskCardNumbers(cutText(remark.title, MAX_TITLE_CHARS)));
  const print = (part: Remark, max: number) =>
    (isIssue ? printIssueLink : printMailLink)(to, title, printText(part, max, isIssue));
  const links = QUOTE_CHARS.map((max) => print(remark, max));
  return (
    links.find(({ length }) => length <= MAX_LINK_CHARS) ?? print({ ...remark, directive: '' }, 30)
  );
}
