import { atomFeed } from '@/.generated/words/docs/changelog';
import * as words from '@/.generated/words/docs/ends';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import type { EndsView, EndView } from '@/lib/pages/ends/ends-view';
import { endsFiles } from '@/lib/routes/urls';
import { printOperationLine } from './data-blocks';
import {
  type Blocks,
  heading,
  type Inline,
  inlineCode,
  join,
  link,
  list,
  paragraph,
  parseBlocks,
  sentence,
  strong,
} from './nodes';

/** What ends in all documents, the first day first, then what is deprecated without a day. */
export function printEnds({ dated, undated }: EndsView): Blocks {
  const formats = sentence(
    words.formats,
    [link(endsFiles.feed, atomFeed)],
    [link(endsFiles.calendar, words.calendar)],
  );
  return [
    paragraph(...formats),
    list(dated.map(printEnd)),
    ...(undated.length > 0 ? [heading(2, words.undated), list(undated.map(printEnd))] : []),
  ];
}

function printEnd(end: EndView): Blocks {
  const { day, when, api, since, replacement, message } = end;
  const facts: readonly (readonly Inline[])[] = [
    [api],
    ...(day === '' && when !== '' ? [[when]] : []),
    ...(since === '' ? [] : [[since]]),
    ...(replacement ? [[printLinked(replacement)]] : []),
  ];
  return [
    paragraph(...(day === '' ? [] : [strong(formatReleaseDay(day)), ': ']), ...printName(end)),
    paragraph(...join(facts, ', ')),
    ...parseBlocks(message),
  ];
}

type LinkedText = NonNullable<EndView['replacement']>;

const printLinked = ({ text, href }: LinkedText): Inline =>
  href === undefined ? text : link(href, text);

function printName({ entry, name, href, isField, value, places, placesText }: EndView): Inline[] {
  if (!isField) return entry ? [...printOperationLine(entry, href)] : [strong(name)];
  const code = inlineCode(name);
  const [place] = places;
  const where =
    places.length > 1
      ? [
          `${placesText}: `,
          ...join(
            places.map((one) => [printLinked({ text: one.name, ...one })]),
            ', ',
          ),
        ]
      : place
        ? sentence(words.inOperation, [place.name])
        : [];
  return [
    href === undefined ? code : link(href, code),
    ' ',
    ...(value === '' ? [] : [...sentence(words.value, [inlineCode(value)]), ' ']),
    ...where,
  ];
}
