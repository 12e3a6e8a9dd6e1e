import './card.css';

export const cardClass: string = 'card';
