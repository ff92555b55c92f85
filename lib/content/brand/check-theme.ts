import postcss, { type AtRule, CssSyntaxError, type Declaration, type Root } from 'postcss';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { staticFilePath } from '../files/static-files';
import type { Report } from '../source/fill';
import { createColourReader, getContrast, THEMES, type Tokens } from './token-colours';

/** Smallest contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** Tokens that texts stand on. */
const GROUNDS = ['--paper', '--paper-2', '--paper-3', '--tint'];

/** Tokens of texts, each with those of what it stands on. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ...['ink', 'ink-2', 'ink-3', 'link', 'param', 'get', 'post', 'put', 'delete', 'other'].map(
    (name) => [`--${name}`, GROUNDS] as const,
  ),
  ...['ok', 'warn', 'bad'].map((name) => [`--${name}`, GROUNDS] as const),
  ...['code-ink', 'code-quiet'].map((name) => [`--${name}`, ['--code-paper']] as const),
  ...['string', 'keyword', 'number', 'name', 'param'].map(
    (name) => [`--tok-${name}`, ['--code-paper']] as const,
  ),
  ['--on-brand', ['--brand']],
  ['--spark', ['--spark-tint']],
];

/** Tokens that come from content/site.json. */
const SITE_TOKENS: Readonly<Record<string, string>> = {
  '--brand': '"theme.primary"',
  '--brand-2': '"theme.secondary"',
  '--font-sans': '"fonts.text"',
  '--font-mono': '"fonts.code"',
};

const lineOf = ({ source }: Declaration | AtRule) => `line ${source?.start?.line ?? 1}`;

/** Parses a style sheet. A syntax error is reported with its line, and gives `undefined`. */
export function parseTheme(text: string, report: Report): Root | undefined {
  try {
    return postcss.parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    report(`line ${error.line ?? 1}`, `not CSS: ${error.reason}. Correct it`);
    return undefined;
  }
}

/** Selectors of the rule that a declaration stands in. */
function getSelector({ parent }: Declaration): string {
  return parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
}

/** Whether a declaration holds only on some devices or in a theme of the system. */
const getMedia = ({ parent }: Declaration) =>
  parent?.parent?.type === 'atrule' && 'params' in parent.parent ? parent.parent.params : '';

/** Values of the custom properties of `:root`, and where they stand; those of media queries left out. */
export function collectTokens(root: Root): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  root.walkDecls(/^--/, (declaration) => {
    if (getSelector(declaration) === ':root' && getMedia(declaration) === '')
      found.set(declaration.prop, declaration);
  });
  return found;
}

/** Error in a custom property of the theme; empty for none. */
function findTokenError(declaration: Declaration, known: Tokens, text: string): string {
  const { prop, value } = declaration;
  const selector = getSelector(declaration);
  if (!/^(?::root|html)(?![\w-])\S*$/.test(selector)) return '';
  const fromSite = SITE_TOKENS[prop];
  if (fromSite) return `"${prop}" comes from ${fromSite} in content/site.json: set it there`;
  if (!known.has(prop))
    return text.includes(`var(${prop}`)
      ? ''
      : `unknown token "${prop}".${formatSuggestion(prop, known.keys()) || ' app/tokens.css has them all'}`;
  return /data-theme/.test(selector) || /prefers-color-scheme/.test(getMedia(declaration))
    ? `readers choose a theme, or leave it to their system: write ${prop}: light-dark(…, ${value.trim()}) at :root, which knows both`
    : '';
}

/** Error in an address of a style sheet; empty for none. */
function findAddressError(address: string, hasFile: (address: string) => boolean): string {
  if (/^(?:#|data:(?:image|font)\/)/i.test(address)) return '';
  if (!/^\/(?!\/)/.test(address))
    return `url(${address}) is refused: pages load nothing of other hosts. Put the file under content/images and write url(/images/…)`;
  return hasFile(address) ? '' : `no such file: ${staticFilePath(address)}`;
}

/** Reports texts that cannot be read on what they stand on, as far as the theme sets one of both. */
function checkContrast(
  own: ReadonlyMap<string, Declaration>,
  tokens: Tokens,
  report: Report,
): void {
  const readers = THEMES.map((theme) => [theme, createColourReader(tokens, theme)] as const);
  for (const [text, grounds] of TEXTS)
    for (const ground of grounds) {
      const declaration = own.get(text) ?? own.get(ground);
      if (!declaration) continue;
      for (const [theme, read] of readers) {
        const [ink, below] = [read(text), read(ground)];
        const unknown = ink === undefined ? text : below === undefined ? ground : undefined;
        if (unknown !== undefined) {
          if (own.has(unknown))
            report(
              lineOf(declaration),
              `${unknown} is no colour whose contrast is known: write "#rrggbb", or light-dark() of two`,
            );
          break;
        }
        const contrast = getContrast(ink ?? '', below ?? '');
        if (contrast >= MIN_CONTRAST) continue;
        // Rounded down: 4.49 is not 4.5.
        const ratio = Math.floor(contrast * 100) / 100;
        report(
          lineOf(declaration),
          `${text} on ${ground} has a contrast of ${ratio}:1 in the ${theme} theme, and text needs ${MIN_CONTRAST}:1. Make one of them lighter, or the other darker`,
        );
      }
    }
}

/**
 * Checks the stylesheet of the adopter: names of tokens, addresses, and the contrast of texts in both themes.
 * @param text content of `content/theme.css`.
 * @param known tokens of the portal by name, with the two brand colours.
 * @param hasFile whether an address serves a file of the portal.
 */
export function checkTheme(
  text: string,
  known: Tokens,
  hasFile: (address: string) => boolean,
  report: Report,
): void {
  const root = parseTheme(text, report);
  if (!root) return;
  root.walkAtRules(/^import$/i, (rule) =>
    report(lineOf(rule), '@import is refused: write the rules into this file'),
  );
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const tokenError = prop.startsWith('--') ? findTokenError(declaration, known, text) : '';
    if (tokenError !== '') report(lineOf(declaration), tokenError);
    for (const [, address = ''] of value.matchAll(/url\(\s*['"]?([^'")]*?)['"]?\s*\)/gi)) {
      const error = findAddressError(address, hasFile);
      if (error !== '') report(lineOf(declaration), error);
    }
    if (/image-set\(\s*['"]/i.test(value))
      report(lineOf(declaration), 'image-set() of texts is refused: write url(/images/…) in it');
  });
  const own = new Map([...collectTokens(root)].filter(([name]) => !(name in SITE_TOKENS)));
  const values = new Map([...own].map(([name, { value }]) => [name, value]));
  checkContrast(own, new Map([...known, ...values]), report);
}
