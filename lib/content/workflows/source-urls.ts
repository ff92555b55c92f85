import { parse } from 'yaml';
import { workflowSchema } from '../schemas/workflow';

const schema = workflowSchema.pick({ sourceDescriptions: true }).loose();

/** Address of a document in an Arazzo file, as one value of YAML in its line. */
const URL_LINE = /(\burl:\s*)(["']?)([^\s"',}]+)\2(?=\s*(?:[,}#]|$))/gm;

/**
 * Names the documents of an Arazzo file by the addresses that they are published at, whatever names them in the file.
 * @param text the file, which the content check has read.
 * @param folder address of the published documents, with a slash at its end.
 */
export function publishSources(text: string, folder: string): string {
  const { sourceDescriptions } = schema.parse(parse(text));
  const ids = new Map(sourceDescriptions.map(({ name, url }) => [url, name]));
  return text.replace(URL_LINE, (line, key: string, _, url: string) => {
    const id = ids.get(url);
    return id === undefined ? line : `${key}${folder}${id}.json`;
  });
}
