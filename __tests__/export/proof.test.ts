import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { claims as titles } from '@/.generated/words/docs/proof';
import { getPackPath, INFO_PATH, type OfflineInfo } from '@/lib/bootstrap/offline/names';
import { openPack } from '@/lib/bootstrap/offline/pack';
import { type Proof, proofSchema } from '@/lib/kit/build/proof/proof-schema';
import { readClaims } from '@/lib/pages/proof/proof-head';
import { escapeHtml } from '@/lib/text/escape-html';
import { BASE_PATH, OUT, readPages } from './exported-pages';

const read = (file: string) => readFileSync(join(OUT, 'proof', file), 'utf8');

describe('the page of proofs', () => {
  let proof: Proof;
  beforeAll(() => {
    proof = proofSchema.parse(JSON.parse(read('proof.json')));
  });

  it('is described by the JSON Schema beside it', () => {
    const schema: { $id?: string } = JSON.parse(read('proof.schema.json'));
    const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
    const validate = ajv.compile(schema);
    expect([validate(proof), validate.errors]).toEqual([true, null]);
    expect(proof.$schema).toBe(schema.$id);
    expect(new URL(proof.$schema).pathname).toBe(`${BASE_PATH}/proof/proof.schema.json`);
    expect(validate({ ...proof, claims: [{ id: 'links', status: 'perfect' }] })).toBe(false);
  });

  it('has every claim with its status, in HTML, in what the router reads, and as Markdown', () => {
    const [html, payload, markdown] = [read('index.html'), read('index.txt'), read('index.md')];
    expect(proof.claims.map(({ id }) => id)).toEqual(readClaims());
    for (const { id, status } of proof.claims) {
      const filled = `<!--proof:${id}-result--><p data-status="${status}">`;
      expect(html).toContain(escapeHtml(titles[id]));
      expect(html).toContain(filled);
      expect(payload).toContain(JSON.stringify(filled).slice(1, -1));
      expect(markdown).toContain(titles[id]);
    }
  });

  it('names the hosts of the policy that every page has, and no others', () => {
    const policies = readPages().flatMap(({ tags }) =>
      tags.flatMap(({ attributes }) =>
        attributes.get('http-equiv') === 'Content-Security-Policy'
          ? (attributes.get('content') ?? '')
          : [],
      ),
    );
    const hosts = new Set(policies.flatMap((policy) => policy.match(/\w+:\/\/[^\s;]+/g) ?? []));
    expect(new Set(proof.hosts.map(({ origin }) => origin))).toEqual(hosts);
  });

  it('weighs a page of each kind, which compression makes lighter', () => {
    expect(proof.weights.length).toBeGreaterThan(0);
    for (const { html, styles, scripts } of proof.weights)
      for (const { bytes, gzip, brotli } of [html, styles, scripts]) {
        expect(brotli).toBeGreaterThan(0);
        expect(gzip).toBeLessThan(bytes);
        expect(brotli).toBeLessThan(gzip);
      }
  });

  it('is no part of the offline copy, as it is filled again after the tests', async () => {
    const { build }: OfflineInfo = JSON.parse(readFileSync(join(OUT, INFO_PATH), 'utf8'));
    if (build === null) return;
    const pack = await openPack(
      new Blob([new Uint8Array(readFileSync(join(OUT, getPackPath(build))))]),
    );
    expect(pack.read('index.html')).toBeDefined();
    expect(pack.read('proof/index.html')).toBeUndefined();
  });
});
