import { Component } from 'react';
import type { ReactNode } from 'react';
import { EMPTY_HTML } from './trusted.ts';

interface ContainedProps {
  /** Name of the component, for the console. */
  name: string;
  /** Copies of the nodes that stay if it fails. Without it, nothing stays. */
  form?: () => readonly Node[];
  onFailed?: () => void;
  children: ReactNode;
}

/** Keeps a failing component from taking the page with it: what it showed last stays, without its state. */
export class Contained extends Component<ContainedProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed?.();
    console.error(`<${this.props.name}> failed:`, error);
  }

  override render(): ReactNode {
    const { children, form } = this.props;
    if (!this.state.hasFailed) return children;
    // React removes the nodes only after this.
    return form && <LastForm nodes={form()} />;
  }
}

function LastForm({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div
      className="run"
      ref={(element) => element?.replaceChildren(...nodes)}
      dangerouslySetInnerHTML={{ __html: EMPTY_HTML }}
    />
  );
}
