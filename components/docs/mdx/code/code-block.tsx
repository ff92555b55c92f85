import { Children, isValidElement, type ReactNode } from 'react';
import { codeOf, languages as languageNames } from '@/.generated/words/docs/guides';
import { code } from '@/.generated/words/ui/parts';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { CodeTabs, TabCode } from '@/components/ui/code/code-tabs';
import styles from '@/components/ui/code/code.module.css';
import { CopyButton } from '@/components/ui/code/copy-button';
import { SAMPLE_CODE } from '@/lib/bootstrap/point-samples';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import { LanguageGroup } from './language-group';

export type CodeBlockProps = {
  language: string;
  title?: string;
  /** Escaped HTML, highlighted at build by `lib/markdown/rehype-code.mjs` after sanitising. */
  html: string;
  /** Text of the fence, where it is inside `<Request>`. */
  source?: string;
};

const NAMES: Readonly<Record<string, string>> = {
  ...languageNames,
  csharp: 'C#',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  yaml: 'YAML',
};

function blockTitle({ title, language }: CodeBlockProps): string {
  return title ?? NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
}

/** Code as escaped HTML, in which the environment's API is set without React. */
export function HighlightedHtml({ html }: { html: string }) {
  return <span {...{ [SAMPLE_CODE]: '' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

function findLanguage(title: string): Language | undefined {
  return Object.keys(SAMPLE_LANGUAGES)
    .filter(isLanguage)
    .find((one) => SAMPLE_LANGUAGES[one] === title);
}

/** A fenced code block of content. */
export function CodeBlock(props: CodeBlockProps) {
  return (
    <CodeFrame title={blockTitle(props)}>
      <HighlightedHtml html={props.html} />
    </CodeFrame>
  );
}

type CodeGroupProps = {
  /** Heading above (lib/markdown/rehype-toc.mjs), which names it for screen readers. */
  label?: string;
  children: ReactNode;
};

/** Fenced blocks as tabs named by their titles; tabs of languages follow the reader's choice. */
export function CodeGroup({ label: heading, children }: CodeGroupProps) {
  const label = heading === undefined ? code : codeOf(heading);
  const blocks = Children.toArray(children).filter((child) =>
    isValidElement<CodeBlockProps>(child),
  );
  const tabs = blocks.map(({ props }) => ({ title: blockTitle(props), html: props.html }));
  const inLanguages = tabs.flatMap(({ title, html }) => {
    const language = findLanguage(title);
    return language === undefined ? [] : [{ language, html }];
  });
  const languages = new Set(inLanguages.map(({ language }) => language));
  if (languages.size === tabs.length)
    return (
      <div className={styles.frame} role="group" aria-label={label} data-code>
        <LanguageGroup tabs={inLanguages} />
        <CopyButton className={styles.copy} label={label} />
      </div>
    );
  const withPanels = tabs.map(({ title, html }) => ({
    title,
    panel: (
      <TabCode>
        <HighlightedHtml html={html} />
      </TabCode>
    ),
  }));
  return <CodeTabs label={label} tabs={withPanels} />;
}
