import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getStaticTarget } from '@/lib/content/files/static-files';
import { readTree } from '../system/read-tree';

/** Pictures and downloads, which content or code must name. */
const NAMED = /^content\/(?:images|storage)\//;
/** Folders of code that names pictures. */
const CODE_FOLDERS = ['app', 'components', 'lib/pages'];
/** Instructions, which are no content. */
const INSTRUCTIONS = /^(?:README|REBRANDING)\.md$|^(?:openapi|sandbox)\/README\.md$/;

/** Files that the portal reads, below `content`. */
const READ = [
  INSTRUCTIONS,
  /^(?:agents\.md|(?:icon|logo|logo-dark)\.svg|theme\.css|(?:code-fields|get-started|interface-words|navigation|plugin-groups|questions|redirects|releases|response-codes|search-words|site|terms|test-data|request-signature|webhook-signature|words)\.json)$/,
  /^[a-z]{2}(?:-[A-Z]{2})?\//,
  /^translation\.json$/,
  // Of the components those that no page has are named.
  /^components\/(?![^/]+\.tsx$)/,
  /^(?:fonts|public)\//,
  /^slots\/(?:banner|before-article|after-article|footer)\.mdx$|^slots\/head\.html$/,
  /^(?:solutions|api|libs)\/[^/]+\.mdx?$/,
  /^(?:guides|pages)\/.+\.mdx?$/,
  /^(?:pdf|skeletons)\/[^/]+\.mdx$/,
  /^plugins\/[^/]+\.json$/,
  /^workflows\/[^/]+\.arazzo\.yaml$/,
  /^sandbox(?:\/[^/]+)?\.yaml$/,
  /^releases\/[^/]+\/[^/]+\.json$/,
  /^openapi\/(?:addresses\.txt|[^/]+\/(?:openapi|[^/]+\.overlay)\.(?:ya?ml|json))$/,
];

/** Lists the files below a folder of the project by their paths from its root; none without the folder. */
export function listFiles(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readTree(join(root, folder)).map((file) => `${folder}/${file}`);
}

const isHidden = (file: string) => file.split('/').some((part) => part.startsWith('.'));

/**
 * Lists files of content that nothing refers to: those that no loader reads and no file of it names, and of the pictures
 * and downloads those that neither content nor code names.
 * @param root folder of the project.
 * @returns paths from there: `content/storage/plugins/old-1.0.0.zip`.
 */
export function listUnusedFiles(root: string): readonly string[] {
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const content = listFiles(root, 'content').filter((file) => NAMED.test(file) || !isHidden(file));
  const isRead = (file: string) => READ.some((one) => one.test(file.replace(/^content\//, '')));
  const texts = read(
    content.filter(
      (file) =>
        /\.(?:css|html|json|mdx?|ya?ml)$/.test(file) &&
        getStaticTarget(file) === undefined &&
        !INSTRUCTIONS.test(file.replace(/^content\//, '')),
    ),
  );
  const code = read(
    CODE_FOLDERS.flatMap((folder) => listFiles(root, folder)).filter((file) =>
      /\.(?:css|tsx?)$/.test(file),
    ),
  );
  const isNamed = (file: string, text: string) => text.includes(basename(file));
  // A tag names them without their ending.
  const hasTag = (file: string) => {
    const [, folder, name = ''] = /^content\/(partials|components)\/([^/.]+)/.exec(file) ?? [];
    return texts.includes(folder === 'partials' ? `<Partial name="${name}"` : `<${name || '>'}`);
  };
  // A picture names its dark version.
  const isDark = (file: string) => isNamed(file.replace('-dark.svg', '.svg'), texts);
  return content.filter(
    (file) =>
      !isRead(file) &&
      !isNamed(file, texts) &&
      !hasTag(file) &&
      !(NAMED.test(file) && (isNamed(file, code) || isDark(file))),
  );
}
