import styles from './card.module.css';
import logo from './logo.svg';

export const Card = ({ title }: { title?: string }) => (
  <section className={styles.card}>
    <img src={logo} alt="" />
    {title ?? 'Card'}
  </section>
);
