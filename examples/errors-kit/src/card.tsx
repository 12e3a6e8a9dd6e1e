export const Card = () => <p>card</p>;

console.log(Card());
