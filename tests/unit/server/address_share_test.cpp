#include "server/net/address_share.h"

#include <gtest/gtest.h>

namespace mandible::server {
namespace {

TEST(ClientOfAddress, is_an_ipv4_address) {
  EXPECT_EQ(client_of("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(client_of("::ffff:192.0.2.1"), "192.0.2.1");
}

TEST(ClientOfAddress, is_a_64_bit_network_of_ipv6) {
  EXPECT_EQ(client_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(client_of("2001:db8:1:2::9"), "2001:db8:1:2::/64");
  EXPECT_EQ(client_of("2001:db8:1:3::9"), "2001:db8:1:3::/64");
  EXPECT_EQ(client_of("fe80::1%eth0"), "fe80::/64");
  EXPECT_EQ(client_of("::1"), "::/64");
}

TEST(ShareOfAddress, ends_at_the_limit) {
  AddressShare share(2);
  EXPECT_TRUE(share.take("192.0.2.1"));
  EXPECT_TRUE(share.take("::ffff:192.0.2.1"));
  EXPECT_FALSE(share.take("192.0.2.1"));
  EXPECT_TRUE(share.take("192.0.2.2"));
}

TEST(ShareOfAddress, is_free_again_when_given_back) {
  AddressShare share(1);
  EXPECT_TRUE(share.take("2001:db8::1"));
  EXPECT_FALSE(share.take("2001:db8::2"));
  share.give_back("2001:db8::1");
  EXPECT_TRUE(share.take("2001:db8::2"));
  EXPECT_FALSE(share.take("2001:db8::1"));
}

}  // namespace
}  // namespace mandible::server
