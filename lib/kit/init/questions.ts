import { LANGUAGES } from '@/lib/words/languages';
import { addDocument } from './add-document';
import type { Question, Terminal } from './ask';
import type { Answers } from './build-content';
import { getAnswerError, normaliseAnswer, type Options, readDefaults } from './options';
import type { NewDocument } from './read-document';

/** Question for a part of `content/site.json`. */
type SiteQuestion = {
  readonly key: 'name' | 'lang' | 'primary' | 'url';
  readonly text: string;
};

const NAME: SiteQuestion = { key: 'name', text: 'Name of the provider' };

/** Questions after those for documents. */
const REST: readonly SiteQuestion[] = [
  { key: 'lang', text: `Language of the interface: ${LANGUAGES.join(', ')}` },
  { key: 'primary', text: 'Brand colour' },
  { key: 'url', text: 'Host of the portal' },
];

function createQuestion({ key, text }: SiteQuestion, value: string | undefined): Question<string> {
  return {
    text: value === undefined ? `${text}: ` : `${text} [${value}]: `,
    read: (answer) => {
      if (answer === '' && value !== undefined) return value;
      const given = normaliseAnswer(key, answer);
      const error = getAnswerError(key, given);
      if (error !== undefined) throw new Error(error);
      return given;
    },
  };
}

/** Asks for documents, up to an empty answer. Each is read at once, so that a bad one is asked for again. */
async function askForDocuments({ ask, say }: Terminal): Promise<readonly NewDocument[]> {
  let documents: readonly NewDocument[] = [];
  for (;;) {
    const text =
      documents.length === 0
        ? 'OpenAPI document, a file or an address (Enter: none): '
        : 'Another one (Enter: no more): ';
    const read = (answer: string) => (answer === '' ? documents : addDocument(documents, answer));
    const more = await ask({ text, read });
    const added = more.at(-1);
    if (more === documents || !added) return documents;
    documents = more;
    const count = added.api.operations.size;
    say(`  ${added.name}: ${count} ${count === 1 ? 'operation' : 'operations'}`);
  }
}

/** Asks for what the options do not say, in the order of the answers. */
export async function askForMissing(options: Options, terminal: Terminal): Promise<Options> {
  const defaults = readDefaults();
  const askFor = async (question: SiteQuestion): Promise<Partial<Answers>> => {
    const { key } = question;
    if (options[key] !== undefined) return {};
    const value = key === 'name' ? undefined : defaults[key];
    return { [key]: await terminal.ask(createQuestion(question, value)) };
  };
  const name = await askFor(NAME);
  const documents =
    options.openapi.length === 0 ? { documents: await askForDocuments(terminal) } : {};
  let rest: Partial<Answers> = {};
  for (const question of REST) rest = { ...rest, ...(await askFor(question)) };
  return { ...options, ...name, ...documents, ...rest };
}
