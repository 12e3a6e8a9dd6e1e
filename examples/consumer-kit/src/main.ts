export const version = 1;

export default function kit(): string {
  return 'kit';
}
