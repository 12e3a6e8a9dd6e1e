import { Card } from 'apps-kit/card';
import { Counter } from 'apps-kit/counter';

export default function Page() {
  return (
    <Card>
      <Counter />
    </Card>
  );
}
