export async function loadJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return (await response.json()) as Value;
}
