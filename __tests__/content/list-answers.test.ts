/** @shipped-documents */

import { readFileSync } from 'node:fs';
import site from '@/content/site.json';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { listBundledDocuments } from '../support/bundled-documents';
import { findListFaults } from './list-faults';
import { readDocument, toList, toNode, toResolver } from './openapi-document';
import { parseCurl } from './requests/curl-request';
import { readCurlSamples } from './requests/curl-samples';

const samples = readCurlSamples(getSiteValues(site)).flatMap(({ file, title, script, answer }) =>
  answer && !/\$\(jq | -F /.test(script)
    ? parseCurl(script).flatMap(({ query }) => {
        const data: unknown = toNode(JSON.parse(answer.text)).data;
        return Array.isArray(data)
          ? [{ name: `${file}: ${title}`, query, data: data.map(toNode) }]
          : [];
      })
    : [],
);

test.each(samples.map((sample) => [sample.name, sample] as const))(
  '%s shows what its filters let pass, in its order',
  (_, { query, data }) => expect(findListFaults(query, data)).toEqual([]),
);

test('there are lists to look at', () => expect(samples.length).toBeGreaterThan(5));

test('every example of a list in the documents has the order that the operation has by default', () => {
  const documents = listBundledDocuments().map(
    (file) => readDocument(readFileSync(file, 'utf8')).document,
  );
  let seen = 0;
  const faults = documents.flatMap((document) => {
    const resolve = toResolver(document);
    return Object.entries(toNode(document.paths)).flatMap(([path, item]) => {
      const operation = toNode(toNode(item).get);
      const parameters = toList(operation.parameters).map((one) => resolve(one, '').node);
      const query = parameters.flatMap((parameter) => {
        const { default: value } = resolve(parameter.schema, '').node;
        return typeof value === 'string' ? [[String(parameter.name), value] as const] : [];
      });
      const success = resolve(toNode(operation.responses)['200'], '').node;
      const json = toNode(toNode(success.content)['application/json']);
      return Object.entries(toNode(json.examples)).flatMap(([name, example]) => {
        const { data } = toNode(toNode(example).value);
        if (!Array.isArray(data)) return [];
        seen += 1;
        return findListFaults(query, data.map(toNode)).map((fault) => `${path} ${name}: ${fault}`);
      });
    });
  });
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(10);
});

const RECORDS = [
  { id: 1, day: '2026-11-20', amount: 5, kind: 'A' },
  { id: 2, day: '2026-11-21', amount: '10.00', kind: 'B' },
];

test.each([
  ['order_on=id', 'order_by=desc', 'id is not in the order desc: 1, 2'],
  ['order_on=day', 'order_by=desc', 'day is not in the order desc: 2026-11-20, 2026-11-21'],
  ['order_on=none', 'order_by=asc', 'no record has the field none of the order'],
  ['filter=id,IS,1', '', 'filter id,IS,1 does not let 2 pass'],
  ['filter=kind,IS_NOT,A', '', 'filter kind,IS_NOT,A does not let A pass'],
  ['filter=kind,IN,B|C', '', 'filter kind,IN,B|C does not let A pass'],
  ['filter=kind,LIKE,b', '', 'filter kind,LIKE,b does not let A pass'],
  ['filter=amount,GT,5', '', 'filter amount,GT,5 does not let 5 pass'],
  ['filter=amount,LTE,5', '', 'filter amount,LTE,5 does not let 10.00 pass'],
  ['filter=day,GTE,2026-11-21', '', 'filter day,GTE,2026-11-21 does not let 2026-11-20 pass'],
  ['filter=day,BETWEEN,2026-11-20|2026-11-20', '', 'does not let 2026-11-21 pass'],
  ['filter=none,IS,1', '', 'no record has the field none of a filter'],
  ['count=1', '', '2 records are more than 1'],
])('%s %s: what does not fit is found', (one, other, fault) => {
  const query = [one, other]
    .filter((text) => text !== '')
    .map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const);
  expect(findListFaults(query, RECORDS).join('\n')).toContain(fault);
});
