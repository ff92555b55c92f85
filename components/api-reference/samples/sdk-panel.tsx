'use client';

import { useState } from 'react';
import * as words from '@/.generated/words/reference/sdk';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { JsonCode } from '@/components/ui/code/json-code';
import { useLanguage } from '@/components/ui/code/language-tabs';
import { ShellCode } from '@/components/ui/code/shell-code';
import {
  type ByEnvironment,
  type EnvironmentName,
  getForEnvironment,
} from '@/lib/environment/select-environment';
import { printSdkCommand, parseSdkPreferences } from '@/lib/openapi/snippets/sdk-settings';
import { documentFile, withBasePath } from '@/lib/routes/urls';
import styles from './sdk-panel.module.css';

/** Names of languages by their OpenAPI Generator; some are also languages of samples. */
const GENERATORS = {
  java: 'Java',
  php: 'PHP',
  python: 'Python',
  csharp: 'C#',
  ruby: 'Ruby',
  go: 'Go',
  javascript: 'JavaScript',
  'typescript-fetch': 'TypeScript',
  kotlin: 'Kotlin',
} as const;

/** A document that an SDK can be made from. */
type SdkDocument = { readonly id: string; readonly name: string; readonly url: string };

export type SdkPanelProps = {
  search: string;
  apis: readonly {
    readonly id: string;
    readonly name: string;
    readonly urls: ByEnvironment;
  }[];
  environment: EnvironmentName;
  /** Address of the named document when it may be shown; else empty. */
  named: string;
};

function listSdkDocuments({ apis, environment, named }: SdkPanelProps): readonly SdkDocument[] {
  return named
    ? [{ id: 'sdk', name: words.currentDocument, url: named }]
    : apis.map(({ id, name, urls }) => {
        const saved = new URL(withBasePath(documentFile(id)), location.origin).href;
        return { id, name, url: getForEnvironment(urls, environment) || saved };
      });
}

/** Command for an SDK with the names in the address (SPEC 3 "Swagger config override"). */
export function SdkPanel(props: SdkPanelProps) {
  const { settings, refused } = parseSdkPreferences(props.search);
  const documents = listSdkDocuments(props);
  const language = useLanguage();
  const [selected, setGenerator] = useState<string>();
  const [at, setAt] = useState(0);
  const document = documents[at] ?? documents[0];
  const generator =
    selected ?? (language && Object.hasOwn(GENERATORS, language) ? language : 'java');
  if (!document) return null;
  const source = { url: document.url, generator, folder: `${document.id}-${generator}` };
  return (
    <section className={styles.panel} aria-labelledby="sdk-of-your-own">
      <h2 className={styles.title} id="sdk-of-your-own">
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {refused.map((name) => (
        <p key={name} className={styles.refused} role="alert">
          {words.leftOut(name)}
        </p>
      ))}
      <div className={styles.choices}>
        <label className={styles.choice}>
          {words.document}
          <select value={at} onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}>
            {documents.map(({ id, name }, index) => (
              <option key={id} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          {words.language}
          <select
            value={generator}
            onChange={({ currentTarget }) => setGenerator(currentTarget.value)}
          >
            {Object.entries(GENERATORS).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.code}>
        <CodeFrame title={words.command}>
          <ShellCode text={printSdkCommand(settings, source)} />
        </CodeFrame>
        {Object.keys(settings).length > 0 && (
          <CodeFrame title={words.configuration}>
            <JsonCode value={{ ...settings }} />
          </CodeFrame>
        )}
      </div>
    </section>
  );
}
