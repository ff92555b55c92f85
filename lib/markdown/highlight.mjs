/**
 * The kinds of words that have a colour, and the scopes of TextMate grammars they go by: the kinds that code made
 * in the browser has (`components/ui/code`), so that guides and operations look alike. What is not named is plain.
 * The longest name that fits wins, so exceptions stand beside the rule.
 */
const SCOPES = {
  comment: ['comment'],
  string: ['string', 'storage.type.string', 'string.unquoted.heredoc', 'string.unquoted.plain'],
  keyword: [
    'keyword',
    'storage',
    'constant.language',
    'keyword.operator.new',
    'keyword.operator.expression',
  ],
  number: ['constant.numeric', 'constant.language.json', 'constant.language.boolean.yaml'],
  name: [
    'support.type.property-name',
    'entity.name.tag',
    'punctuation.definition.tag',
    'markup.underline.link',
  ],
  plain: [
    'keyword.operator',
    'keyword.other.http',
    'punctuation.separator.key-value',
    // Types, which the browser cannot tell from other words.
    'storage.modifier.import',
    'storage.modifier.package',
    'storage.type.java',
    'storage.type.object.array.java',
    // A command line is quoted texts and addresses; the words between are plain.
    'string.unquoted',
    'constant.numeric.shell',
    'constant.numeric.integer.shell',
  ],
};

const KINDS = Object.keys(SCOPES);
/** An address in a command that no quote holds: no grammar knows it. */
const ADDRESS = /(https?:\/\/[^\s'"\\]+)/;

/** A theme gives colours: these count the kinds. */
const indexColour = (index) => `#${String(index + 1).padStart(6, '0')}`;
const KIND_OF = new Map(KINDS.map((kind, index) => [indexColour(index), kind]));

const THEME = {
  name: 'kinds',
  settings: [
    { settings: { foreground: indexColour(KINDS.indexOf('plain')), background: '#ffffff' } },
    ...KINDS.map((kind, index) => ({
      scope: SCOPES[kind],
      settings: { foreground: indexColour(index) },
    })),
  ],
};

/** @param {string} text */
export function escapeHtmlText(text) {
  return text.replace(/[&<>]/g, (char) =>
    char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;',
  );
}

/**
 * Highlighted code as spans with classes `tok-keyword`, …: no style attribute, as the policy demands.
 *
 * @param {readonly string[]} languages names in Shiki
 * @returns {Promise<(code: string, language: string) => string>} gives HTML that is escaped; other languages stay plain
 */
export async function createHighlighter(languages) {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, { bundledLanguages }] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/langs'),
    ]);
  const shiki = await createHighlighterCore({
    themes: [THEME],
    langs: languages.map((id) => bundledLanguages[id]),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return (code, language) => {
    if (!languages.includes(language)) return escapeHtmlText(code);
    const lines = shiki.codeToTokensBase(code, {
      lang: language,
      theme: 'kinds',
      // Else a line that takes half a second, as a grammar's first does on a busy machine, loses its colours.
      tokenizeTimeLimit: 0,
    });
    return lines
      .map((line) => mergeTokens(line, language))
      .map((runs) => runs.map(renderSpan).join(''))
      .join('\n');
  };
}

/** One line; neighbours of one kind become one span. */
function mergeTokens(tokens, language) {
  const runs = [];
  for (const { content, color } of tokens) {
    const kind = KIND_OF.get(color) ?? 'plain';
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += content;
    else runs.push({ kind, text: content });
  }
  return language === 'bash' ? runs.flatMap(splitAddresses) : runs;
}

function splitAddresses({ kind, text }) {
  if (kind !== 'plain') return [{ kind, text }];
  return text
    .split(ADDRESS)
    .map((part, index) => ({ kind: index % 2 === 1 ? 'name' : 'plain', text: part }));
}

function renderSpan({ kind, text }) {
  const html = escapeHtmlText(text);
  return kind === 'plain' ? html : `<span class="tok-${kind}">${html}</span>`;
}
