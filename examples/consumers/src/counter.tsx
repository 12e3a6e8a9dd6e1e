import { useState } from 'react';

export const Counter = () => {
  const [count, setCount] = useState(3);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};
