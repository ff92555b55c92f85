import * as words from '@/.generated/words/docs/proof';
import * as searches from '@/.generated/words/docs/searched-in-vain';
import { LOCALE } from '@/.generated/words/locale';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { formatFileSize } from '@/lib/plugins/file-size';
import {
  type Blocks,
  heading,
  type Inline,
  inlineCode,
  link,
  list,
  paragraph,
  sentence,
  table,
} from '../markdown/nodes';
import type { ClaimResult, Proof } from './proof-schema';

/** Characters of the hash of content and code that the page shows. */
const SHOWN_HASH_CHARS = 12;

/** Stands where nothing was tried: on a phone an empty cell is a name without a value. */
const NOTHING = '–';

/** Builds what stands in each place of the page that is filled after it was built. */
export function buildSlots(proof: Proof): ReadonlyMap<string, Blocks> {
  return new Map<string, Blocks>([
    ['about', describeRun(proof)],
    ...proof.claims.flatMap((claim): readonly (readonly [string, Blocks])[] => [
      [`${claim.id}-result`, describeResult(claim)],
      [`${claim.id}-tried`, describeTries(claim)],
    ]),
    ['hosts', describeHosts(proof)],
    ...proof.weights.flatMap(({ kind, html, styles, scripts }) =>
      Object.entries({ html, styles, scripts }).map(
        ([part, { brotli }]) => [`${kind}-${part}`, [paragraph(formatFileSize(brotli))]] as const,
      ),
    ),
    ['accessibility', describeAccessibility(proof)],
  ]);
}

/** Day of a time, in the words of the portal. */
const formatDay = (time: string) => formatReleaseDay(time.slice(0, 'YYYY-MM-DD'.length));

function describeRun({ claims, sources }: Proof): Blocks {
  const times = claims.flatMap(({ ran }) => ran ?? []).sort();
  const days = [...new Set(times.map(formatDay))];
  const [first, ...others] = days;
  const last = others.at(-1);
  const text =
    first === undefined
      ? words.neverRun
      : last === undefined
        ? words.ranOnDay(first)
        : words.ran({ first, last });
  const hash = inlineCode(sources.slice(0, SHOWN_HASH_CHARS));
  return [paragraph(text), paragraph(...sentence(words.sources, [hash]))];
}

function describeResult({ status, ran }: ClaimResult): Blocks {
  const result = {
    ...paragraph(words.statuses[status]),
    data: { hProperties: { dataStatus: status } },
  };
  return ran === undefined ? [result] : [result, paragraph(words.onDay(formatDay(ran)))];
}

function describeTries(claim: ClaimResult): Blocks {
  const { status, passed, failed, skipped, figures, failures, notRun } = claim;
  const counts = [
    ...(passed > 0 ? [words.passedCount(passed)] : []),
    ...(failed > 0 ? [words.failedCount(failed)] : []),
    ...(skipped > 0 ? [words.skippedCount(skipped)] : []),
  ];
  const numbers = figures.map(({ name, part, count }) => {
    const text = count === 0 && part !== '' ? words.noneOf : words.figures[name](count);
    return part === '' ? text : `${part}: ${text}`;
  });
  const all = [...numbers, ...counts].join(', ');
  return [
    paragraph(all || NOTHING),
    ...listUnder(
      words.failedTests,
      failures.map(({ test }) => test),
    ),
    ...listUnder(words.notRunSuites, status === 'not-run' ? [] : notRun),
  ];
}

function listUnder(title: string, items: readonly string[]): Blocks {
  if (items.length === 0) return [];
  return [paragraph(title), list(items.map((item) => [paragraph(item)]))];
}

const USES: Readonly<Record<string, string>> = words.uses;

function describeHosts({ hosts }: Proof): Blocks {
  if (hosts.length === 0) return [paragraph(words.noHosts)];
  const format = new Intl.ListFormat(LOCALE);
  return [
    list(
      hosts.map(({ origin, directives }) => {
        const uses = format.format(directives.map((name) => USES[name] ?? name));
        return [paragraph(...sentence(words.hostFor(uses), [inlineCode(origin)]))];
      }),
    ),
  ];
}

function describeAccessibility({ claims, accessibility }: Proof): Blocks {
  const { status, checks, checked, gaps, contact } = accessibility;
  const statement =
    checked === undefined
      ? status === 'failed'
        ? words.notConforming
        : words.notTested
      : words.conforming(formatDay(checked));
  const items = claims
    .filter(({ id }) => checks.includes(id))
    .map(({ id, status: own }) =>
      words.checkOf({ claim: words.claims[id], status: words.statuses[own] }),
    );
  return [
    paragraph(words.standard),
    paragraph(statement),
    list(items.map((item) => [paragraph(item)])),
    heading(3, words.gapsTitle),
    gaps.length === 0 ? paragraph(words.noGaps) : list(gaps.map((gap) => [paragraph(gap)])),
    paragraph(...sentence(words.tell, [link(`mailto:${contact}`, contact)])),
  ];
}

/** Prints the page, below its title, description and formats, in the order in which it stands there. */
export function printProof(proof: Proof): Blocks {
  const slots = buildSlots(proof);
  const get = (name: string) => slots.get(name) ?? [];
  const claims = proof.claims.map(({ id }) => [
    [words.claims[id]],
    ...['result', 'tried'].map((part) => joinLines(get(`${id}-${part}`))),
  ]);
  const weights = proof.weights.map(({ kind, path }) => [
    [link(path, words.kinds[kind])],
    ...['html', 'styles', 'scripts'].map((part) => joinLines(get(`${kind}-${part}`))),
  ]);
  return [
    ...get('about'),
    heading(2, words.claimsTitle),
    table([[words.claim], [words.result], [words.tried]], claims),
    heading(2, words.measuredTitle),
    heading(3, words.hostsTitle),
    paragraph(words.hostsText),
    ...get('hosts'),
    heading(3, words.weightsTitle),
    paragraph(words.weightsText),
    table([[words.page], [words.html], [words.styles], [words.scripts]], weights),
    heading(2, words.accessibilityTitle),
    ...get('accessibility'),
    heading(2, words.agesTitle),
    ...printAges(proof.pages),
    heading(2, searches.title),
    paragraph(searches.about),
  ];
}

function printAges(pages: Proof['pages']): Blocks {
  if (pages.every(({ day }) => day === undefined)) return [paragraph(words.noAges)];
  const rows = pages.map(({ path, title, day }) => [
    [link(path, title)],
    [day === undefined ? words.unknownAge : formatReleaseDay(day)],
  ]);
  return [paragraph(words.agesText), table([[words.page], [words.changed]], rows)];
}

/** Paragraphs and lists as one line, which is all that a cell of Markdown holds. */
function joinLines(blocks: Blocks): readonly Inline[] {
  return blocks.flatMap(({ type, children = [] }, index) => {
    if (type !== 'list') return [...(index === 0 ? [] : ['; ']), ...children];
    // Its title stands before it.
    const items = children.map((item) => item.children?.[0]?.children ?? []);
    return items.flatMap((item, at) => [at === 0 ? ' ' : '; ', ...item]);
  });
}
