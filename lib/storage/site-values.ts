import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TemplateValues } from './fill-template';

const site = z.object({
  name: z.string(),
  product: z.string(),
  email: z.string(),
  environments: z.object({ test: z.object({ api: z.string() }) }),
});

/** What the sources of archives and PDFs may name, from content/site.json: the same four values as MDX. */
export function readSiteValues(file: string): TemplateValues {
  const { name, product, email, environments } = site.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { name, product, email, sandboxApi: environments.test.api };
}
