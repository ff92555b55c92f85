'use client';

import { Component, type ReactNode } from 'react';
import * as words from '@/.generated/words/reference/load';
import styles from './article.module.css';

type OperationBoundaryProps = {
  /** Data that the children render: a change clears the error. */
  resetKey: unknown;
  /** Shown instead of children that fail; a message by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Error boundary around one operation: its document may be malformed, or its renderer not load. */
export class OperationBoundary extends Component<OperationBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: OperationBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey)
      this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    return (
      <div className={styles.column} role="alert">
        <h1 className={styles.title}>{words.operationFailed}</h1>
        <p className={styles.description}>{words.operationFailedText}</p>
      </div>
    );
  }
}
