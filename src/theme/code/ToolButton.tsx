interface ToolButtonProps {
  /** Name for styles. */
  tool: string;
  label: string;
  /** The path of its drawing, on 20 by 20. */
  icon: string;
  isPressed?: boolean;
  isDone?: boolean;
  onClick?: () => void;
}

/** A control in the bar of a code block. */
export function ToolButton({ tool, label, icon, isPressed, isDone, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-code={tool}
      data-copied={isDone ? '' : undefined}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
