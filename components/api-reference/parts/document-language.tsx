import * as words from '@/.generated/words/reference/parts';
import { readLanguages } from '@/lib/content/read-languages';
import { nameLanguage, readDocumentLanguage } from '@/lib/pages/reading/page-languages';

/** Says which language the texts of a document are in; nothing where it is that of the page. */
export function DocumentLanguage() {
  const language = readDocumentLanguage();
  return (
    language && <span>{words.descriptionsIn(nameLanguage(language, readLanguages().own))}</span>
  );
}
