export { ReviewCard, type ReviewCardProps, type ReviewFact } from './review-card.tsx';
