import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { compileSync } from '@mdx-js/mdx';
import { escapeHtmlText } from '../lib/markdown/highlight.mjs';
import { createMdxOptions } from '../lib/markdown/mdx-plugins.mjs';
import rehypeCode, { replaceFences } from '../lib/markdown/rehype-code.mjs';
import { getSiteValues } from '../lib/markdown/remark-site-values.mjs';
import { SAMPLE } from './shipped-documents.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
// The shipped site, wherever it lies.
const values = getSiteValues(JSON.parse(read(`../${SAMPLE}/content/site.json`)));

/** What the output depends on besides the file: this file, the plugins and the site's values. */
const REV = [
  read('./mdx-transform.mjs'),
  ...readdirSync(new URL('../lib/markdown/', import.meta.url))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => read(`../lib/markdown/${file}`)),
  JSON.stringify(values),
].join('\n');

/** Jest transforms synchronously and the highlighter loads asynchronously: code stays plain here. */
const plainCode = () => (tree) => replaceFences(tree, escapeHtmlText);

const { remarkPlugins, rehypePlugins } = createMdxOptions(values);
const options = {
  format: 'mdx',
  outputFormat: 'function-body',
  providerImportSource: '@/mdx-components',
  remarkPlugins,
  rehypePlugins: rehypePlugins.map((one) => (one[0] === rehypeCode ? plainCode : one)),
};

/** Jest transform for `.mdx` and `.md`: the build's pipeline without highlighting. */
const transform = {
  process(source, path) {
    const body = String(compileSync({ value: source, path }, options));
    const scope = `{ ...require('react/jsx-runtime'), useMDXComponents: require('@/mdx-components').useMDXComponents }`;
    return {
      code: `module.exports = { __esModule: true, ...(function () { ${body} })(${scope}) };`,
    };
  },
  getCacheKey: (source, path, { configString }) =>
    createHash('sha1').update([source, path, configString, REV].join('\0')).digest('hex'),
};

export default transform;
