/**
 * TextMate scopes by kind of token. The kinds are those of code highlighted in the browser
 * (`components/ui/code`), so that guides and operations look alike. Other scopes are plain. The
 * longest matching scope wins, so an exception is listed under its own kind.
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
    // Types, which the browser's highlighter does not distinguish from other words.
    'storage.modifier.import',
    'storage.modifier.package',
    'storage.type.java',
    'storage.type.object.array.java',
    // Unquoted words of a command line.
    'string.unquoted',
    'constant.numeric.shell',
    'constant.numeric.integer.shell',
  ],
};

const KINDS = Object.keys(SCOPES);
/** Unquoted address in a command, which no grammar knows. */
const ADDRESS = /(https?:\/\/[^\s'"\\]+)/;

/** Colour that stands for a kind, by its index: a theme of Shiki knows only colours. */
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

/**
 * Escapes text for HTML between tags.
 *
 * @param {string} text
 */
export function escapeHtmlText(text) {
  return text.replace(/[&<>]/g, (char) =>
    char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;',
  );
}

/** Highlighter of Shiki; each grammar is loaded when a text first needs it. */
let shared;

/**
 * Creates a highlighter that gives spans with classes (`tok-keyword`): the policy forbids style
 * attributes.
 *
 * @param {readonly string[]} languages names in Shiki
 * @returns {Promise<(code: string, language: string) => string>} gives escaped HTML; other
 * languages stay plain
 */
export async function createHighlighter(languages) {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, { bundledLanguages }] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/langs'),
    ]);
  shared ??= createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await shared;
  await shiki.loadLanguage(...languages.map((id) => bundledLanguages[id]));
  return (code, language) => {
    if (!languages.includes(language)) return escapeHtmlText(code);
    const lines = shiki.codeToTokensBase(code, {
      lang: language,
      theme: 'kinds',
      // No limit: a first line takes half a second on a busy machine, and would stay plain.
      tokenizeTimeLimit: 0,
    });
    return lines
      .map((line) => mergeTokens(line, language))
      .map((runs) => runs.map(renderSpan).join(''))
      .join('\n');
  };
}

/** Merges neighbouring tokens of one kind in a line. */
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
