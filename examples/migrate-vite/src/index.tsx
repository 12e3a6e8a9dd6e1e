import styles from './rating.module.css';

export interface RatingProps {
  value: number;
}

export function Rating({ value }: RatingProps) {
  return <span className={styles.rating}>{value} of 5</span>;
}
