"""What bots think with: the evaluation of a kingdom, the policy, games played on; all compiled."""
