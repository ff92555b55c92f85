import type { ReactNode } from 'react';

type DocumentTextProps = {
  /** Language of the text, where it is known and not that of the page. */
  language: string | undefined;
  children: ReactNode;
};

/** Text of a document, marked with its language where the page is in another one (WCAG 2.2 3.1.2). */
export function DocumentText({ language, children }: DocumentTextProps) {
  return language === undefined ? children : <div lang={language}>{children}</div>;
}
