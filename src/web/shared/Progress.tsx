/** The elapsed share of a period. It is a drawing, because the Content-Security-Policy forbids inline styles. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const x = Math.min(Math.max(percent, 0), 100);
  return (
    <svg class="progress" viewBox="0 0 100 9" preserveAspectRatio="none" role="img" aria-label={label}>
      <path class="rest" d="M0 3H100V6H0Z" />
      <path class="gone" d={`M0 3H${x.toFixed(1)}V6H0Z`} />
      <path class="mark" d={`M${Math.max(x - 0.4, 0).toFixed(1)} 0h.8v9h-.8Z`} />
    </svg>
  );
}
