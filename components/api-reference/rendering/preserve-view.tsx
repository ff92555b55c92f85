'use client';

import { Component, createRef, type ReactNode } from 'react';
import type { ViewSnapshot } from './view-snapshot';

let tools: typeof import('./view-snapshot') | undefined;

/** Loads the code that captures and restores the view, needed from the second rendering on. */
export async function loadViewSnapshot(): Promise<void> {
  tools ??= await import('./view-snapshot');
}

type PreserveViewProps = {
  /** Data that the children render; the view is preserved when it changes. */
  version: unknown;
  children: ReactNode;
};

/**
 * Keeps what the reader looks at where it is while the content is rendered anew, once
 * `loadViewSnapshot` has resolved. Native scroll anchoring fails when the anchor element is
 * replaced.
 */
export class PreserveView extends Component<PreserveViewProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: PreserveViewProps): ViewSnapshot | null {
    const { current } = this.root;
    if (!current || !tools || before.version === this.props.version) return null;
    return tools.captureView(current);
  }

  override componentDidUpdate(
    _: PreserveViewProps,
    _state: unknown,
    snapshot: ViewSnapshot | null,
  ) {
    const { current } = this.root;
    // Restored after React's own updates and before the paint.
    if (current && snapshot) queueMicrotask(() => tools?.restoreView(current, snapshot));
  }

  override render() {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}
