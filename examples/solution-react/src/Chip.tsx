import { type ReactNode, useState } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  onRemove?: () => void;
}

/** A small label that can be removed. */
export function Chip({ children, onRemove }: ChipProps) {
  const [open, setOpen] = useState(true);
  if (!open) return null;

  return (
    <span className={styles.chip}>
      {children}
      <button
        type="button"
        className={styles.remove}
        onClick={() => {
          setOpen(false);
          onRemove?.();
        }}
      >
        ×
      </button>
    </span>
  );
}
