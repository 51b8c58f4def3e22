export {
  LotteryCard,
  LotteryList,
  type LotteryCardProps,
  type LotteryListProps,
} from './lottery-card.tsx';
export { LotteryResult, type LotteryResultProps } from './lottery-result.tsx';
export { NumberBalls, type NumberBallsProps } from './number-balls.tsx';
