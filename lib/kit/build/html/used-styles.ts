import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AtRule, parse } from 'postcss';
import { readTree } from '@/lib/kit/system/read-tree';
import { isPage } from './read-tags';

/** Class of a selector. */
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** Parts of a selector that need no class: attributes, and innermost `:not(…)`, `:is(…)` and others, of whose selectors one is enough. */
const WITHOUT_CLASS = /\[[^\]]*\]|:[\w-]+\([^()]*\)/g;

/**
 * Lists the classes of all pages that have the same style sheets, by the addresses of these with spaces between them.
 * @param root folder of the export, as Next writes it.
 */
export function readUsedClasses(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of readTree(root).filter(isPage)) {
    const html = readFileSync(join(root, file), 'utf8');
    const key = listMatches(html, /<link rel="stylesheet" href="([^"]*)"/g).join(' ');
    const classes = used.get(key) ?? new Set();
    for (const value of listMatches(html, /\sclass="([^"]*)"/g))
      for (const name of value.split(/\s+/)) classes.add(name);
    used.set(key, classes);
  }
  return used;
}

const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** Leaves out the rules of a style sheet that need a class which no element has. */
export function keepUsedRules(css: string, used: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const { parent, selectors } = rule;
    if (parent instanceof AtRule && /keyframes$/.test(parent.name)) return;
    const kept = selectors.filter((selector) => canMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function canMatch(selector: string, used: ReadonlySet<string>): boolean {
  const plain = selector.replace(WITHOUT_CLASS, '');
  if (plain !== selector) return canMatch(plain, used);
  return listMatches(selector, CLASS).every((name) => used.has(name.replaceAll('\\', '')));
}

/** Leaves out the fonts of a style sheet. */
export function leaveOutFonts(css: string): string {
  const root = parse(css);
  root.walkAtRules('font-face', (rule) => void rule.remove());
  return root.toString();
}
