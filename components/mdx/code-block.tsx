import { Children, isValidElement, type ReactNode } from 'react';
import { CodeFrame } from '@/components/code/code-frame';
import { CodeTabs } from '@/components/code/code-tabs';

type CodeBlockProps = {
  language: string;
  title?: string;
  /** Highlighted at build by `lib/markdown/rehype-code.mjs`, after sanitising; already escaped. */
  html: string;
};

const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csharp: 'C#',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  text: 'Text',
  yaml: 'YAML',
};

function toTitle({ title, language }: CodeBlockProps): string {
  return title ?? NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
}

function Highlighted({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A fenced block of content. */
export function CodeBlock(props: CodeBlockProps) {
  return (
    <CodeFrame title={toTitle(props)}>
      <Highlighted html={props.html} />
    </CodeFrame>
  );
}

/** Fenced blocks side by side as tabs, named by their titles. */
export function CodeGroup({ children }: { children: ReactNode }) {
  const blocks = Children.toArray(children).filter((child) =>
    isValidElement<CodeBlockProps>(child),
  );
  const tabs = blocks.map(({ props }) => ({
    title: toTitle(props),
    code: <Highlighted html={props.html} />,
  }));
  return <CodeTabs label="Language" tabs={tabs} />;
}
