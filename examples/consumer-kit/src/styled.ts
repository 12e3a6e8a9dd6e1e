import './style.css';

export const styled = true;
