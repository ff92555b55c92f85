'use client';

import { Component, createRef, type ReactNode } from 'react';
import type { ViewSnapshot } from './view-snapshot';

let tools: typeof import('./view-snapshot') | undefined;

/** Fetches what a place is kept with: before there is a second drawing, nothing needs it. */
export async function loadViewSnapshot(): Promise<void> {
  tools ??= await import('./view-snapshot');
}

type PreserveViewProps = {
  /** What the children draw. When it changes, the reader finds what they saw where they saw it. */
  version: unknown;
  children: ReactNode;
};

/**
 * Lets its content be drawn anew without moving what the reader looks at. Not by the browser's own scroll
 * anchoring: that loses its hold when the element goes, and not every browser has it. Only once `loadViewSnapshot` is
 * through.
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
    // After React's own work and before the paint.
    if (current && snapshot) queueMicrotask(() => tools?.restoreView(current, snapshot));
  }

  override render() {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}
