import * as check from '@/.generated/words/plugins/check';
import * as finder from '@/.generated/words/plugins/finder';
import * as words from '@/.generated/words/plugins/page';
import type { Plugin, PluginRelease, PluginStepGroup } from '@/lib/content/schemas/plugin';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { formatFileSize } from '@/lib/plugins/file-size';
import {
  CHECK_COMMANDS,
  downloadUrl,
  getLatestRelease,
  listReleases,
} from '@/lib/plugins/list-releases';
import { urls } from '@/lib/routes/urls';
import {
  type Blocks,
  fence,
  heading,
  image,
  type Inline,
  inlineCode,
  label,
  link,
  list,
  paragraph,
  parseBlocks,
  parseInline,
  quote,
  sentence,
  strong,
  table,
} from './nodes';

/** The page of a plugin below its title. */
export function printPlugin(plugin: Plugin, storageBase: string): Blocks {
  const { description, compatibility, stepGroups, disclaimer = '' } = plugin;
  const latest = getLatestRelease(plugin);
  const { headings } = words;
  return [
    ...description.flatMap(parseBlocks),
    heading(2, headings.download),
    paragraph(
      link(urls.pluginLatest(plugin.url), words.download(latest.v)),
      ` ${words.zip(formatFileSize(latest.size))}`,
    ),
    printDetails(latest),
    heading(2, headings.compatibility),
    table(
      [[words.worksWith], [words.from], [words.upTo]],
      compatibility.map(({ name, min, max }) => [
        [name],
        [min ?? words.anyVersion],
        [max ?? words.newest],
      ]),
    ),
    paragraph(`${finder.whichFits} ${finder.hint}`),
    heading(2, headings['check-the-download']),
    paragraph(check.staysHere),
    paragraph(...sentence(words.compareByHand, [link('#download', headings.download)])),
    ...CHECK_COMMANDS.flatMap(({ title, command }) => [
      label(title),
      fence('bash', command(latest.file)),
    ]),
    heading(2, headings.releases),
    list(listReleases(plugin).map((release) => printRelease(release, storageBase))),
    ...stepGroups.flatMap(printStepGroup),
    ...parseBlocks(disclaimer),
  ];
}

const printFacts = (facts: readonly (readonly [name: string, value: Inline])[]) =>
  list(facts.map(([name, value]) => [paragraph(`${name}: `, value)]));

function printDetails({ v, file, size, checksum, sha256, supportedUntil }: PluginRelease) {
  return printFacts([
    [words.version, v],
    [words.file, inlineCode(file)],
    [words.size, formatFileSize(size)],
    ...(supportedUntil === undefined
      ? []
      : [[words.supportedUntil, formatReleaseDay(supportedUntil)] as const]),
    ['SHA-1', inlineCode(checksum)],
    ['SHA-256', inlineCode(sha256)],
  ]);
}

function printRelease(release: PluginRelease, storageBase: string): Blocks {
  const { v, file, size, checksum, sha256, compatibility, supportedUntil } = release;
  const until = supportedUntil === undefined ? [] : [formatReleaseDay(supportedUntil)];
  const facts = [
    ...compatibility.map(compatibilityText),
    ...until.map((day) => words.supportedUntilDay.replace('{}', day)),
  ];
  return [
    heading(3, v),
    ...(facts.length > 0 ? [paragraph(facts.join(', '))] : []),
    paragraph(link(downloadUrl(storageBase, file), file), ` ${formatFileSize(size)}`),
    printFacts([
      ['SHA-1', inlineCode(checksum)],
      ['SHA-256', inlineCode(sha256)],
    ]),
  ];
}

function printWarning(text: string | undefined): Blocks {
  if (text === undefined) return [];
  return [quote(paragraph(strong(words.careful), ' ', ...parseInline(text)))];
}

function printStepGroup({ name, description = '', steps, warning }: PluginStepGroup): Blocks {
  const items = steps.map(({ caption, figure, warning: stepWarning }) => [
    paragraph(...parseInline(caption)),
    ...printWarning(stepWarning),
    ...(figure ? [paragraph(image(figure.src, figure.alt))] : []),
  ]);
  return [
    heading(2, name),
    ...parseBlocks(description),
    list(items, { start: 1 }),
    ...printWarning(warning),
  ];
}
