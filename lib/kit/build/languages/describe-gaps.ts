import type { ContentError } from '@/lib/content/source/content-error';
import type { Language } from '@/lib/words/languages';
import type { LanguageGaps } from './language-content';

/** Characters of a text that a message shows. */
const MAX_SHOWN = 40;

/** Entries of a list that a message names; it counts the others. */
const MAX_NAMED = 5;

function listShort(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Text as a message names it: its beginning. */
const quoteText = (text: string) =>
  JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const nameSection = (id: string) => (id === '' ? 'the text above the first heading' : `#${id}`);

/** Describes what a language has not, or not any more, by the file where it belongs; empty where nothing is left to do. */
export function describeGaps(language: Language, gaps: LanguageGaps): readonly ContentError[] {
  const folder = `content/${language}`;
  const pages = [...gaps.sections].flatMap(([page, { missing, older }]) => {
    const file = `${folder}/${page}`;
    const remedy = `Then run npm run translate -- ${language} ${page}`;
    return [
      ...(missing.length > 0
        ? [{ file, at: 'missing', message: missing.map(nameSection).join(', ') }]
        : []),
      ...(older.length > 0
        ? [
            {
              ...{ file, at: 'older than its source' },
              message: `${older.map(nameSection).join(', ')}. ${remedy}`,
            },
          ]
        : []),
    ];
  });
  const file = `${folder}/texts.json`;
  return [
    ...(gaps.pages.length > 0
      ? [
          {
            ...{ file: folder, at: `pages that are not translated (${gaps.pages.length})` },
            message: listShort(gaps.pages),
          },
        ]
      : []),
    ...pages,
    ...[...gaps.texts].map(([source, texts]) => ({
      ...{ file, at: `texts of content/${source} that are not translated (${texts.length})` },
      message: listShort(texts.map(quoteText)),
    })),
    ...(gaps.unused.length > 0
      ? [
          {
            ...{ file, at: `texts that stand nowhere any more (${gaps.unused.length})` },
            message: listShort(gaps.unused.map(quoteText)),
          },
        ]
      : []),
  ];
}
