import './card.css';

export const card = (text: string): string => `<p class="card">${text}</p>`;
